/** A program of ours that runs beside the server: as a child process, or in a thread. `programs.ts` lists them. */
export interface Program {
  /** The name of its file in a build, by which the system lists its process. */
  name: string
  /** Its TypeScript, which runs in development and in tests. */
  source: URL
  /** Options of node's own for its process. */
  nodeOptions?: readonly string[]
  /** It starts programs of others, which end with its process, however that ends. */
  startsOthers?: boolean
}

const isBuilt = !import.meta.url.endsWith('.ts')

/** The file that runs: the bundle beside this one, or in development the source. */
export function fileOf({ name, source }: Program): URL {
  return isBuilt ? new URL(`./${name}.js`, import.meta.url) : source
}
