import type { Material } from '#engine/scripts/material.ts'
import type { Script } from '#engine/scripts/script.ts'
import type { ScriptWishes } from '#engine/scripts/script-wishes.ts'
import type { Reading } from '#server/reading/reading.ts'

export interface ScriptQuestion {
  material: Material
  wishes: ScriptWishes
}

/** Writes a script from strangers' texts, in the reading process. */
export const scriptReading: Reading<ScriptQuestion, Script> = {
  name: 'script',
  what: ({ material }) => `“${material.title}”`,
  origin: () => 'several sources',
  async load() {
    const { writeScript } = await import('#engine/scripts/write-script.ts')
    return ({ material, wishes }) => writeScript(material, wishes)
  },
}
