/** A file whose types are checked, with all that it may import. */
export interface TypesWork {
  /** The id of the project, under which its types are kept from one check to the next. */
  project: string
  path: string
  /** Ids of the contents of the project's sources, by their paths. */
  files: ReadonlyMap<string, string>
}

/** Asks for contents by their ids. */
export type TypesQuestion = readonly string[]

/** A fault, and where it is. Lines and columns count from 1. */
export interface TypeFault {
  text: string
  code: number
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** Files that TypeScript reads. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/i
export function isSource(path: string): boolean {
  return SOURCE.test(path)
}
