declare module 'warren.wasm?url' {
  const url: string;
  export default url;
}
declare module 'warren.words-en.txt?url' {
  const url: string;
  export default url;
}
declare module 'warren.words-es.txt?url' {
  const url: string;
  export default url;
}
declare module 'warren_classic.wasm?url' {
  const url: string;
  export default url;
}
declare module 'warren_classic.words-en.txt?url' {
  const url: string;
  export default url;
}
declare module 'warren_classic.words-es.txt?url' {
  const url: string;
  export default url;
}
