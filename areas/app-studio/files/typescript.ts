const TYPESCRIPT = /\.(?:[cm]?ts|tsx)$/i

/** Says if the types of a file are checked. */
export function isTypeScript(path: string): boolean {
  return TYPESCRIPT.test(path)
}
