import { modelTasks, type Model, type ModelTask } from '../../contract.ts'

export const taskWords: Record<ModelTask, string> = {
  'text-generation': 'Text Generation',
  nlp: 'NLP',
  'image-generation': 'Image Generation',
  'speech-to-text': 'Speech-to-Text',
  'vision-language': 'Vision-Language',
}

export const taskOptions = modelTasks.map((task) => ({ value: task, label: taskWords[task] }))

export const modelStatusWords: Record<Model['status'], string> = {
  ready: 'Ready',
  beta: 'Beta',
  preview: 'Preview',
}
