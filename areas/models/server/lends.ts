// What the servers of other areas may use of models.
export { readAiSettings } from './ai-settings.ts'
export { answerIn } from './answer-json.ts'
export { askModel, chooseFor, type Chosen, embed, forgetOldAnswers } from './ask-model.ts'
export { endpointRemoval, type EndpointRemoval, modelsChanged } from './models-changed.ts'
export { EndpointTrouble } from './trouble.ts'
export { recordCheck, tomorrow } from './usage.ts'
export { defaultAiSettings } from '../ai-settings.ts'
export { defaultPlan, defaultPrompt, priorityLimits } from '../ai-plan.ts'
