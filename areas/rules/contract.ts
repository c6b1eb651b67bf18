import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, list, RowId, text } from '#core/words.ts'

/** The icon of a rule, which hints at what the rule does. */
export const RuleIcon = z.enum(['archive', 'shield', 'bell', 'tag', 'translate'])
export type RuleIcon = z.infer<typeof RuleIcon>

/** The color of the icon. It adds no information to the words. */
export const RuleColor = z.enum(['blue', 'green', 'purple', 'yellow', 'red'])
export type RuleColor = z.infer<typeof RuleColor>

/** A rule, which acts on articles automatically. */
export const AutomationRule = z.object({
  id: Id,
  name: z.string(),
  /** The condition of the rule in words, such as "An article is older than 30 days". */
  trigger: z.string(),
  /** The action of the rule in words. */
  action: z.string(),
  enabled: z.boolean(),
  icon: RuleIcon,
  color: RuleColor,
})
export type AutomationRule = z.infer<typeof AutomationRule>

/** Rules, which act on articles automatically. */
export const rules = defineContract('rules', {
  listRules: read(z.object({}), z.array(AutomationRule)),
  setRuleEnabled: write(z.object({ id: Id, enabled: z.boolean() }), Nothing, ['not-found']),
  deleteRule: write(z.object({ id: Id }), Nothing),
})

const Words = list(
  text(INPUT.wordCharacters).check(z.trim(), z.minLength(1)),
  INPUT.wordsInList,
  `At most ${INPUT.wordsInList} words`,
).check(z.minLength(1, 'Add at least one word'))
const Pattern = text(500, 'At most 500 characters')
const Place = z.enum(['anywhere', 'title'])
const not = z.boolean()
const chosen = (what: string) =>
  list(text(200).check(z.minLength(1)), 200).check(z.minLength(1, `Choose at least one ${what}`))

/** A condition that an article must meet, or must not meet if `not` is true. */
export const RuleCondition = z.discriminatedUnion('about', [
  z.object({ about: z.literal('source'), not, sources: chosen('source') }),
  z.object({ about: z.literal('category'), not, categories: chosen('category') }),
  /** Matches articles with any of these words or phrases, as whole words. Not case-sensitive. */
  z.object({ about: z.literal('words'), not, words: Words, where: Place }),
  z.object({
    about: z.literal('pattern'),
    not,
    pattern: Pattern.check(z.minLength(1, 'Enter a regular expression')),
    where: Place,
  }),
  /**
   * Matches if the address of an entry contains one of these texts, such as "/shorts/". Not
   * case-sensitive.
   */
  z.object({ about: z.literal('link'), not, parts: Words }),
  /** Matches articles that are older than this many days. */
  z.object({
    about: z.literal('age'),
    not,
    days: z.int().check(z.minimum(1, 'At least one day'), z.maximum(3650, 'At most ten years')),
  }),
  z.object({
    about: z.literal('quality'),
    not,
    under: z
      .number()
      .check(z.minimum(0.01, 'Between 0.01 and 1'), z.maximum(1, 'Between 0.01 and 1')),
  }),
  z.object({ about: z.literal('language'), not, languages: chosen('language') }),
  z.object({
    about: z.literal('source-count'),
    not,
    atLeast: z.int().check(z.minimum(1, 'At least one source'), z.maximum(1000)),
  }),
  /**
   * Matches articles whose longest report takes this many minutes to read or to play. Unknown
   * lengths are ignored.
   */
  z.object({
    about: z.literal('length'),
    not,
    minutes: z
      .int()
      .check(z.minimum(1, 'At least one minute'), z.maximum(600, 'At most ten hours')),
  }),
  /** Matches articles in one of these topics of the reader. */
  z.object({ about: z.literal('topic'), not, topics: chosen('topic') }),
])
export type RuleCondition = z.infer<typeof RuleCondition>

/**
 * Languages that summaries can be translated into. Languages in other scripts than Latin are left
 * out, because their names could not be checked.
 */
export const translationLanguages = [
  ...(['cs', 'da', 'de', 'en', 'es', 'fi', 'fr', 'hu', 'it'] as const),
  ...(['nl', 'no', 'pl', 'pt', 'ro', 'sv', 'tr'] as const),
] as const
export type TranslationLanguage = (typeof translationLanguages)[number]

export const RuleAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('archive') }),
  z.object({ do: z.literal('hide') }),
  z.object({ do: z.literal('save') }),
  z.object({
    do: z.literal('tag'),
    tag: text(60, 'At most 60 characters').check(z.trim(), z.minLength(1, 'Give the tag a name')),
  }),
  /** The id of a category, which may be built in or the reader's own. */
  z.object({ do: z.literal('move'), category: Id }),
  z.object({ do: z.literal('notify') }),
  z.object({ do: z.literal('read') }),
  /**
   * Moves articles up in the reader's lists by this many steps; a negative number moves them down.
   */
  z.object({
    do: z.literal('boost'),
    amount: z.int().check(
      z.minimum(-5, 'Between -5 and 5'),
      z.maximum(5, 'Between -5 and 5'),
      z.refine((amount) => amount !== 0, 'A step of 0 changes nothing'),
    ),
  }),
  /** Adds the summary in another language, written by the reader's endpoint. */
  z.object({ do: z.literal('translate'), language: z.enum(translationLanguages) }),
  /** Runs a workflow once for each article that arrives after the rule was switched on. */
  z.object({
    do: z.literal('run'),
    workflow: Id.check(z.minLength(1, 'Choose a workflow')),
  }),
])
export type RuleAction = z.infer<typeof RuleAction>

/**
 * Says if an action archives, hides or saves; an article can have only one such action at a time.
 */
const isPlacing = (action: RuleAction) => ['archive', 'hide', 'save'].includes(action.do)

export const RuleDraft = z.object({
  id: z.optional(Id),
  name: text(100, 'At most 100 characters').check(z.trim(), z.minLength(1, 'Give the rule a name')),
  match: z.enum(['all', 'any']),
  conditions: z
    .array(RuleCondition)
    .check(z.minLength(1, 'Add at least one condition'), z.maxLength(20, 'At most 20 conditions')),
  actions: z.array(RuleAction).check(
    z.minLength(1, 'Choose at least one action'),
    z.maxLength(12, 'At most 12 actions'),
    z.refine(
      (actions) => actions.filter(isPlacing).length <= 1,
      'Choose only one of archive, hide and save',
    ),
    z.refine(
      (actions) =>
        ['move', 'boost', 'translate'].every(
          (one) => actions.filter((each) => each.do === one).length <= 1,
        ),
      'A rule can move, boost and translate an article once',
    ),
  ),
})
export type RuleDraft = z.infer<typeof RuleDraft>

/** An existing article, and why the rule would act on it. */
export const PreviewedArticle = z.object({
  id: z.int(),
  title: z.string(),
  publishedTime: Time,
  sourceCount: z.int(),
  /** Each condition that the article meets, in words. */
  reasons: z.array(z.string()),
})
export type PreviewedArticle = z.infer<typeof PreviewedArticle>

const RuleName = z.object({ id: Id, name: z.string() })

/** Two rules with contradicting actions on the same articles; the upper one wins. */
export const RuleConflict = z.object({
  upper: RuleName,
  lower: RuleName,
  /** The actions that contradict each other, such as "hides" and "saves". */
  upperWants: z.string(),
  lowerWants: z.string(),
  count: z.int(),
  examples: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type RuleConflict = z.infer<typeof RuleConflict>

/**
 * The changes that a rule would make if it were switched on now, to the articles that were checked.
 */
export const RulePreview = z.object({
  count: z.int(),
  /** The number of newest articles that were checked, if time ran out; null if all were checked. */
  looked: z.nullable(z.int()),
  articles: z.array(PreviewedArticle),
  next: z.nullable(z.int()),
  /** Conflicts with the actions of other rules. */
  conflicts: z.array(RuleConflict),
})
export type RulePreview = z.infer<typeof RulePreview>

export const ChangedArticle = z.object({
  id: z.int(),
  title: z.string(),
  publishedTime: Time,
  did: z.array(z.string()),
})
export type ChangedArticle = z.infer<typeof ChangedArticle>

/** The progress and the problems of a rule. */
export const RuleWork = z.object({
  id: Id,
  /** The number of articles that the rule has changed; counted up to 1000. */
  changed: z.int(),
  /** True while the rule is being applied to existing articles. */
  isBusy: z.boolean(),
  /** True if the rule translates, and none of the reader's endpoints writes summaries. */
  needsEndpoint: z.boolean(),
  /** The number of summaries that wait to be translated; counted up to 1000. */
  translating: z.int(),
  /** The error that keeps summaries waiting; null if there is none. */
  trouble: z.nullable(z.string()),
  /** The reason why the rule's workflow does not run; null if it does. */
  workflowTrouble: z.nullable(z.string()),
})
export type RuleWork = z.infer<typeof RuleWork>

export const RuleForm = z.object({
  sources: z.array(RuleName),
  topics: z.array(RuleName),
  /** Categories of articles. `targets` has these and the reader's own, as targets of a move. */
  categories: z.array(RuleName),
  targets: z.array(RuleName),
  /** Language tags, such as "en" and "de". */
  languages: z.array(z.string()),
  /** The endpoint that would translate summaries; null if there is none. */
  translator: z.nullable(z.string()),
  /** Workflows that a rule can run. */
  workflows: z.array(RuleName),
  /** Ready-made rules that the reader has not added yet. */
  offers: z.array(RuleDraft),
})
export type RuleForm = z.infer<typeof RuleForm>

/** Operations to write and preview rules, to list their actions, and to undo them. */
export const ruleEditor = defineContract('rules/editor', ['ai-endpoints'], {
  getRuleForm: read(z.object({}), RuleForm),
  getRule: read(z.object({ id: Id }), RuleDraft, ['not-found']),
  listWork: read(z.object({}), z.array(RuleWork)),
  /** The error in a regular expression; null if it is valid. */
  checkPattern: read(z.object({ pattern: Pattern }), z.nullable(z.string())),
  /**
   * Previews a rule without changing anything. With `before`, the next articles after that one are
   * listed, without count and conflicts.
   */
  previewRule: write.safe(z.object({ rule: RuleDraft, before: z.optional(RowId) }), RulePreview),
  /** Lists conflicts on the reader's newest articles. */
  listConflicts: read(z.object({}), z.array(RuleConflict)),
  /**
   * Saves a rule. A new rule is switched off, and last in the order. An active rule that was
   * changed is applied to existing articles again.
   */
  saveRule: write(RuleDraft, z.object({ id: Id }), ['not-allowed', 'not-found']),
  /** Moves a rule to a position in the order, counted from 0. */
  moveRule: write(z.object({ id: Id, to: Count }), Nothing, ['not-found']),
  listChangedArticles: read(
    z.object({ rule: Id, before: z.optional(RowId) }),
    z.object({ articles: z.array(ChangedArticle), next: z.nullable(z.int()) }),
  ),
  /** Undoes the actions of a rule on one article. The rule then ignores the article. */
  undoArticle: write(z.object({ rule: Id, article: RowId }), Nothing, ['not-found']),
  /** Undoes everything a rule did, and turns it off. */
  undoRule: write(z.object({ id: Id }), z.object({ articles: z.int() }), ['not-found']),
  removeRule: write(z.object({ id: Id, undo: z.boolean() }), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    rules: typeof rules
    'rules/editor': typeof ruleEditor
  }
}
