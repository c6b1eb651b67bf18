/** A file to check, with all sources that it may import. */
export interface TypesWork {
  /** The id of the project, by which its types are cached between checks. */
  project: string
  path: string
  /** The ids of the contents of the project's sources, by path. */
  files: ReadonlyMap<string, string>
}

/** A request for contents by id. */
export type TypesQuestion = readonly string[]

/** An error with its place. Lines and columns count from 1. */
export interface TypeFault {
  text: string
  code: number
  line: number
  column: number
  endLine: number
  endColumn: number
}

/** Files that TypeScript can read. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/i
export function isSource(path: string): boolean {
  return SOURCE.test(path)
}
