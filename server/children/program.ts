/** A program of ours that runs beside the server: as a child process, or in a thread. `programs.ts` lists them. */
export interface Program {
  /** The name of its file in a build, by which the system lists its process. */
  name: string
  /** Its TypeScript source, for development and tests. */
  source: URL
  /** Options of node's own for its process. */
  nodeOptions?: readonly string[]
  /** True if it starts other programs, which have to end with its process in any case. */
  startsOthers?: boolean
}

const isBuilt = !import.meta.url.endsWith('.ts')

/** The file to run: the bundle beside this one, or in development the source. */
export function fileOf({ name, source }: Program): URL {
  return isBuilt ? new URL(`./${name}.js`, import.meta.url) : source
}
