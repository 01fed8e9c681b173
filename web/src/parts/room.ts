// Whether a table shows its parts beside each other: the same measure as in its CSS.
export const roomy = () => innerWidth > 60 * parseFloat(getComputedStyle(document.documentElement).fontSize);
