import { namedEndpoints } from '#platform/models/server/lends.ts'
import { Problem } from '#core/problem.ts'
import type { Reference } from '#core/words.ts'
import { sql } from '#server/tools.ts'
import { builtInWriter } from '../choices.ts'
import { ContentSettings, type KeptSettings } from '../contract.ts'
import type { Owned } from './rows/draft-rows.ts'

const defaultSettings: ContentSettings = {
  modelId: builtInWriter,
  creativity: 'medium',
  language: 'en',
}

/** Lists the built-in writer and the endpoints of a reader. */
export async function listModels({ db, readerId }: Owned): Promise<Reference[]> {
  const endpoints = await namedEndpoints(db, readerId)
  return [
    { id: builtInWriter, name: 'Built-in writer' },
    ...endpoints.map(({ id, name, model }) => ({ id, name: model ? `${name} (${model})` : name })),
  ]
}

/** Reads the settings of new texts. The built-in writer replaces an endpoint that was removed. */
export async function readSettings(of: Owned): Promise<KeptSettings> {
  const kept = (await findSettings(of)) ?? defaultSettings
  const isModelGone = (await listModels(of)).every(({ id }) => id !== kept.modelId)
  return { ...kept, isModelGone, ...(isModelGone && { modelId: builtInWriter }) }
}

/** Fields that are left out keep their value. */
export async function saveSettings(of: Owned, changes: Partial<ContentSettings>): Promise<void> {
  const { modelId, creativity, language } = { ...(await readSettings(of)), ...changes }
  if ((await listModels(of)).every(({ id }) => id !== modelId))
    throw new Problem('invalid', 'That endpoint is gone. Choose another model.')
  await of.db.run(sql`
    insert into ai_content_settings (reader_id, model_id, creativity, language)
    values (${of.readerId}, ${modelId}, ${creativity}, ${language})
    on conflict (reader_id) do update set model_id = excluded.model_id,
      creativity = excluded.creativity, language = excluded.language`)
}

function findSettings({ db, readerId }: Owned): Promise<ContentSettings | null> {
  return db.maybe(
    ContentSettings,
    sql`select model_id, creativity, language from ai_content_settings where reader_id = ${readerId}`,
  )
}
