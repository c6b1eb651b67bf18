import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { inHub } from '#server/access/asking.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { voices } from '../../contracts/voices.ts'
import { PIECES_PATH } from '../pieces/pieces-path.ts'
import { readVoiceSettings, saveVoiceSettings } from './voice-settings.ts'

/** Serves the settings of a reader's voices, and of how long pieces are kept. */
export function serverVoices(desk: Desk): Api<typeof voices> {
  const { db, readerId } = desk
  return {
    async getVoices() {
      const settings = await readVoiceSettings(db, readerId)
      const { usedBytes } = await db.one(
        z.object({ usedBytes: z.int() }),
        sql`select coalesce(sum(bytes), 0)::bigint as used_bytes from newsroom_pieces where reader_id = ${readerId}`,
      )
      return {
        ...settings,
        speaks: speaks(settings),
        usedBytes,
        sample: inHub(`${PIECES_PATH}/sample`),
      }
    },

    async saveVoices(settings) {
      await saveVoiceSettings(db, readerId, settings)
      await desk.announce({ area: 'generation' })
    },
  }
}

function speaks({ endpointModel, modelFolder }: { endpointModel: string; modelFolder: string }) {
  if (endpointModel !== '') return `Your endpoint speaks, with the model ${endpointModel}.`
  if (modelFolder !== '') return 'The voice model in your folder speaks.'
  return 'The built-in voices speak: flite for English, eSpeak NG for other languages. They sound synthetic.'
}
