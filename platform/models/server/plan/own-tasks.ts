import type { ModelTask } from './model-tasks.ts'

/** Enough for a model that reasons before a single word. */
const TEST_TOKENS = 500

/** The tests of an endpoint, each with its own question. */
export const testTask: ModelTask = {
  id: 'test',
  label: 'Tests',
  mostTokens: TEST_TOKENS,
  isRemembered: false,
}

/** Texts that an endpoint reads aloud. */
export const speechTask: ModelTask = { id: 'speech', label: 'Speech', mostTokens: 0 }

/** Tasks of endpoints themselves, independent of areas. */
export const ownTasks: readonly ModelTask[] = [testTask, speechTask]
