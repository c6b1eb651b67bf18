import { Problem } from '#core/problem.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'

/** Work for models, declared by the area that needs it. */
export interface ModelTask {
  id: string
  /** Its name in the settings and beside its cost, such as "Summaries". */
  label: string
  /** The most tokens of one answer; a question may allow fewer. */
  mostTokens: number
  /** From 0, the likeliest words, to 2; 0 by default. */
  temperature?: number
  /** False if a repeated answer is useless, or is stored elsewhere. */
  isRemembered?: boolean
  /** Its row in the settings. */
  choice?: TaskChoice
  /**
   * The task whose choice it shares, though it is counted separately. Without this and without a row, the caller names
   * the endpoint.
   */
  chosenAs?: ModelTask
}

export interface TaskChoice {
  /** The sentence below its name. */
  hint: string
  /** The default until the reader chooses. */
  untilChosen: 'primary-model' | 'nobody'
  /** True if it needs a model for embeddings. */
  needsEmbeddings?: boolean
}

/** Tasks of areas. */
export const modelTasks = extensionPoint<ModelTask>('model-tasks')

/** All tasks. Those for embeddings come last, as few readers have a model for them. */
export function tasksOf(extensions: Extensions): ModelTask[] {
  const tasks = extensions(modelTasks)
  const embeds = ({ choice }: ModelTask) => choice?.needsEmbeddings === true
  return [...tasks.filter((task) => !embeds(task)), ...tasks.filter(embeds)]
}

/** Refuses choices for tasks that no reader can choose for. */
export function checkChosen(extensions: Extensions, chosen: Readonly<Record<string, unknown>>) {
  const known = new Set(tasksOf(extensions).flatMap(({ id, choice }) => (choice ? [id] : [])))
  const strange = Object.keys(chosen).find((id) => !known.has(id))
  if (strange !== undefined)
    throw new Problem('invalid', `No model can be chosen for “${strange}”.`)
}
