/**
 * Makes the headers that tell a browser to save a file under a name, which may be in any script.
 */
export function savedAs(name: string): Record<string, string> {
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'content-disposition': `attachment; filename*=UTF-8''${coded}`,
    'cache-control': 'no-store',
  }
}
