import { rm } from 'node:fs/promises'
import { readOpenRun, readRunsOf, startRun } from '#platform/runs/server/lends.ts'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { sentenceModel, sentenceModelChoice } from '../../contracts/sentence-model.ts'
import { triedModel } from '../../sentence-model.ts'
import { findInFolder } from './model-files.ts'
import { hasFiles, sentenceFolder } from './open-sentence-model.ts'
import { countRead, readSentenceModel } from './sentence-model-row.ts'
import { SET_UP, setUpSentenceModel, tellOfSentenceModel } from './set-up-run.ts'

/** Keeps the state of the sentence model, which every reader can see. */
export const sentenceModelKeeper: Kept = {
  contract: sentenceModel,
  open: ({ world }): Api<typeof sentenceModel> => ({
    async getSentenceModel() {
      const row = await readSentenceModel(world.db)
      return {
        setUpAt: row?.setUpAt ?? null,
        hasFiles: row !== null && hasFiles(world, row),
        trouble: row?.trouble ?? null,
        articles: row === null ? 0 : await countRead(world.db),
      }
    },
  }),
  about: {
    getSentenceModel: 'Whether a sentence model is set up, and how many articles it has read.',
  } satisfies Record<keyof typeof sentenceModel, string>,
}

/** Sets up and removes the sentence model. */
export const sentenceModelChoiceKeeper: Kept = {
  contract: sentenceModelChoice,
  open: serverSentenceModelChoice,
  // Only the owner may set it up, because the model reads everybody's articles and uses the
  // machine's time.
  isForOwner: true,
  about: {
    getSentenceModelChoice: 'The sentence model that is set up, and the run that sets one up.',
    useSentenceFolder: 'Sets up the sentence model that lies in a folder of this machine.',
    downloadSentenceModel: 'Downloads a sentence model, checks its checksums and sets it up.',
    removeSentenceModel: 'Removes the sentence model, its files and what it made of articles.',
  } satisfies Record<keyof typeof sentenceModelChoice, string>,
}

function serverSentenceModelChoice(desk: Desk): Api<typeof sentenceModelChoice> {
  const { db, world, readerId } = desk
  const draft = { readerId, title: 'Set up the sentence model', subject: SET_UP }

  return {
    async getSentenceModelChoice() {
      const row = await readSentenceModel(world.db)
      const run = (await readRunsOf(db, setUpSentenceModel, readerId, [SET_UP])).get(SET_UP)
      return {
        model: row && {
          folder: row.folder,
          modelSha256: row.modelSha256,
          vocabularySha256: row.vocabularySha256,
          bytes: row.bytes,
          isTried:
            row.modelSha256 === triedModel.modelSha256 &&
            row.vocabularySha256 === triedModel.vocabularySha256,
        },
        run: run && run.state !== 'done' && run.state !== 'cancelled' ? run.id : null,
      }
    },

    async useSentenceFolder({ folder }) {
      await findInFolder(folder)
      await startRun(desk, setUpSentenceModel, { ...draft, input: { folder } })
    },

    async downloadSentenceModel(wished) {
      await startRun(desk, setUpSentenceModel, { ...draft, input: { download: wished } })
    },

    async removeSentenceModel() {
      const state = await readOpenRun(db, setUpSentenceModel, draft)
      if (state === 'running' || state === 'waiting')
        throw new Problem('conflict', 'A sentence model is being set up. Cancel that first.')
      await world.db.run(sql`delete from sentence_model`)
      await rm(sentenceFolder(desk), { recursive: true, force: true })
      await tellOfSentenceModel(world)
    },
  }
}
