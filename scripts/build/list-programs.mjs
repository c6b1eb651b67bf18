import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

/** The sources of all programs that run beside main.js, by name, as `server/children/programs.ts` lists them. */
export async function listPrograms() {
  const { programs } = await tsImport('../../server/children/programs.ts', import.meta.url)
  return Object.fromEntries(programs.map(({ name, source }) => [name, fileURLToPath(source)]))
}
