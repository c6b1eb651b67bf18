/** A program of ours that runs beside the server: as a child process, or in a thread. `programs.ts` lists them. */
export interface Program {
  /** The name of the program's file in a build, by which the system lists its process. */
  name: string
  /** The TypeScript source, for development and tests. */
  source: URL
  /** Options of Node for the process. */
  nodeOptions?: readonly string[]
  /** True if the program starts other programs, which have to end with its process in any case. */
  startsOthers?: boolean
}

const isBuilt = !import.meta.url.endsWith('.ts')

/** The file to run: the bundle beside this one, or in development the source. */
export function fileOf({ name, source }: Program): URL {
  return isBuilt ? new URL(`./${name}.js`, import.meta.url) : source
}
