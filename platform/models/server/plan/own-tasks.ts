import type { ModelTask } from './model-tasks.ts'

/** The most tokens of a test; enough for a model that reasons before it answers. */
const TEST_TOKENS = 500

/** Tests of endpoints, whose question is fixed. */
export const testTask: ModelTask = {
  id: 'test',
  label: 'Tests',
  mostTokens: TEST_TOKENS,
  isRemembered: false,
}

/** Texts that an endpoint speaks. */
export const speechTask: ModelTask = { id: 'speech', label: 'Speech', mostTokens: 0 }

/** Tasks that belong to no area. */
export const ownTasks: readonly ModelTask[] = [testTask, speechTask]
