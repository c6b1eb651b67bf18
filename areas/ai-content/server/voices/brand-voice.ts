import { sql, type Desk } from '#server/tools.ts'
import type { Api } from '#core/contract.ts'
import type { BrandVoice, brandVoice } from '../../contracts/brand-voice.ts'
import { asBrandVoice, withBrandVoice } from './as-brand-voice.ts'
import { draftOf, emptyVoice } from '../../voices/voice.ts'
import { insertVoice, updateVoice, usualVoice } from './voice-rows.ts'

/** The name of the voice that exists before the reader writes one. */
const FIRST_NAME = 'House voice'

/** Serves the usual voice of a reader by the contract that both doors keep. */
export function serverBrandVoice(desk: Desk): Api<typeof brandVoice> {
  return {
    async getBrandVoice() {
      return asBrandVoice((await usualVoice(desk)) ?? emptyVoice(FIRST_NAME))
    },

    async saveBrandVoice(changes) {
      await desk.db.transaction(async (db) => saveUsual({ ...desk, db }, changes))
      await desk.announce({ area: 'ai-content' })
    },
  }
}

async function saveUsual(of: Pick<Desk, 'db' | 'readerId' | 'now'>, changes: Partial<BrandVoice>) {
  await of.db.run(
    sql`select id from ai_content_voices where reader_id = ${of.readerId} order by number for no key update`,
  )
  const voice = await usualVoice(of)
  const changed = withBrandVoice(voice ?? emptyVoice(FIRST_NAME), changes)
  if (voice) await updateVoice(of, voice, draftOf(changed), of.now())
  else await insertVoice(of, changed, of.now())
}
