import { Problem } from '#core/problem.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'

/** A kind of work for models, declared by the area that needs it. */
export interface ModelTask {
  id: string
  /** The name in the settings and next to the costs, such as "Summaries". */
  label: string
  /** The most tokens of one answer; a question may allow fewer. */
  mostTokens: number
  /** The temperature of answers, from 0 (the likeliest words) to 2; 0 by default. */
  temperature?: number
  /**
   * False if answers are not cached, because they are never asked for again or are stored
   * elsewhere.
   */
  isRemembered?: boolean
  /** The row in the settings in which a model can be chosen. */
  choice?: TaskChoice
  /**
   * The task whose chosen model is also used for this one; the costs are counted separately.
   * Without `chosenAs` and `choice`, the caller names the endpoint.
   */
  chosenAs?: ModelTask
}

export interface TaskChoice {
  /** The sentence below the name of the task. */
  hint: string
  /** The model until the reader chooses one. */
  untilChosen: 'primary-model' | 'nobody'
  /** True if the task needs an embedding model. */
  needsEmbeddings?: boolean
}

/** Tasks that areas declare. */
export const modelTasks = extensionPoint<ModelTask>('model-tasks')

/** All tasks. Those that need an embedding model come last, because few readers have one. */
export function tasksOf(extensions: Extensions): ModelTask[] {
  const tasks = extensions(modelTasks)
  const embeds = ({ choice }: ModelTask) => choice?.needsEmbeddings === true
  return [...tasks.filter((task) => !embeds(task)), ...tasks.filter(embeds)]
}

/** Fails if a task is named for which no model can be chosen. */
export function checkChosen(extensions: Extensions, chosen: Readonly<Record<string, unknown>>) {
  const known = new Set(tasksOf(extensions).flatMap(({ id, choice }) => (choice ? [id] : [])))
  const strange = Object.keys(chosen).find((id) => !known.has(id))
  if (strange !== undefined)
    throw new Problem('invalid', `No model can be chosen for “${strange}”.`)
}
