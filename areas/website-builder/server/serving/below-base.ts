const ADDRESS = / (href|src|action|poster)="\/(?!\/)/g
const SET = / srcset="([^"]*)"/g

/**
 * Adds the path of a site on a shared host to the addresses of its own files. Texts in rendered
 * pages cannot look like an attribute, because quotation marks are escaped in them.
 */
export function belowBase(html: string, base: string): string {
  if (base === '') return html
  return html
    .replaceAll(ADDRESS, ` $1="${base}/`)
    .replaceAll(SET, (_, set: string) => ` srcset="${inSet(set, base)}"`)
}

function inSet(set: string, base: string): string {
  return set
    .split(', ')
    .map((each) => (each.startsWith('/') ? base + each : each))
    .join(', ')
}
