import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { afterWriting, articlesTold, rateUnrated } from '#areas/articles/server/lends/writing.ts'
import { carries } from '#areas/articles/server/lends/keeping.ts'
import { pageParts } from '#areas/articles/server/lends/page.ts'
import { summaryWritten } from '#areas/articles/server/lends/by-model.ts'
import { wakeUnrouted } from '#platform/notifications/server/lends.ts'
import { modelsChanged, modelTasks } from '#platform/models/server/lends.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import { actionParts } from '#platform/actions/server/lends.ts'
import { ruleEditor, rules } from '../contract.ts'
import { ruleActions } from '../contracts/actions.ts'
import { ruleActs } from '../contracts/acts.ts'
import { serverRuleActs } from './acts-api.ts'
import { applyForever } from './applying/apply-forever.ts'
import { actOnAged, applyRules } from './applying/apply-rules.ts'
import { applyToPast } from './applying/apply-to-past.ts'
import { leftByRules } from './applying/left-by-rules.ts'
import { readMarks } from './list-changed.ts'
import { serverRuleEditor } from './rule-editor-api.ts'
import { serverRules } from './rules-api.ts'
import { rulesArchive } from './archive-part.ts'
import {
  queueTranslations,
  retryTranslations,
  translateWritten,
} from './translating/queue-translations.ts'
import { readTranslation } from './translating/read-translation.ts'
import {
  translateSummaries,
  translationTask,
  wakeTranslator,
} from './translating/translate-summaries.ts'
import { translationWaits } from './translating/translation-waits.ts'

/** Lists, switches and deletes rules on the server. */
export const rulesKeeper: Kept = {
  contract: rules,
  open: serverRules,
  about: {
    listRules: 'The rules in their order: when each acts, what it does, and whether it is on.',
    setRuleEnabled:
      'Switches a rule on, which then acts on the past too, or off; what it did stays.',
    deleteRule: 'Deletes a rule; what it did stays.',
  } satisfies Record<keyof typeof rules, string>,
}

export const ruleEditorKeeper: Kept = {
  contract: ruleEditor,
  open: serverRuleEditor,
  about: {
    getRuleForm: 'What conditions can ask for, and ready-made rules.',
    getRule: 'One rule with its conditions and actions.',
    listWork:
      'How many articles each rule has changed, up to 1000, whether it is still processing older ones, and what its translations wait for.',
    checkPattern: 'What is wrong with a regular expression; null when it can be used.',
    previewRule:
      'A preview: exactly the articles that a rule would change if it were turned on now.',
    listConflicts: 'Rules that conflict on recent articles.',
    saveRule: 'Adds a rule, which is off and below the others, or changes one.',
    moveRule: 'Moves a rule in the order; rules run from top to bottom.',
    listChangedArticles: 'What a rule did, newest article first.',
    undoArticle: 'Undoes what a rule did to one article, permanently.',
    undoRule: 'Undoes everything a rule did, and turns it off.',
    removeRule: 'Deletes a rule and, if asked to, undoes what it did.',
  } satisfies Record<keyof typeof ruleEditor, string>,
}

const ruleActsKeeper: Kept = {
  contract: ruleActs,
  open: serverRuleActs,
  about: {
    actOnArticle: 'Archives, hides, tags, moves, ranks or translates an article.',
  } satisfies Record<keyof typeof ruleActs, string>,
}

export const server: ServerArea = {
  archive: rulesArchive,
  keeps: [rulesKeeper, ruleEditorKeeper, ruleActsKeeper],
  jobs: [actOnAged, rateUnrated, translateSummaries],
  async work(tools, signal) {
    await tools.enqueue(rateUnrated, {}, { dedupeKey: 'rate-unrated' })
    await wakeTranslator(tools)
    await applyForever(tools, signal)
  },
  extends: [
    extend(modelTasks, translationTask),
    extend(runKinds, applyToPast),
    extend(actionParts, ...Object.values(ruleActions)),
    extend(afterWriting, applyRules, queueTranslations),
    extend(articlesTold, (db, _, tools) => wakeUnrouted(tools, db)),
    extend(summaryWritten, translateWritten),
    extend(modelsChanged, retryTranslations),
    extend(impossibleWaits, translationWaits),
    extend(carries, ...leftByRules),
    extend(pageParts, async ({ db, readerId }, page) => {
      const translation = await readTranslation(db, readerId, page)
      return { marks: await readMarks(db, readerId, page.id), ...(translation && { translation }) }
    }),
  ],
}
