import type { Reading } from '#server/reading/reading.ts'
import type { ProjectZip } from './unpack-project.ts'

/** Unpacks an imported ZIP file in the reading process. */
export const zipReading: Reading<ProjectZip, Map<string, Uint8Array>> = {
  name: 'app-studio-zip',
  what: () => 'The ZIP file',
  origin: () => 'a reader',
  async load() {
    const { unpackProject } = await import('./unpack-project.ts')
    return unpackProject
  },
}
