import type { ModelTask } from './model-tasks.ts'

/** Enough for a model that reasons before a single word. */
const TEST_TOKENS = 500

/** The test of an endpoint: each of them is a question of its own. */
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
