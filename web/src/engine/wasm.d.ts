declare module 'warren.wasm?url' {
  const url: string;
  export default url;
}
