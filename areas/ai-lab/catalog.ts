import type { Model, ModelTask } from './contract.ts'

export interface CatalogFilter {
  search: string
  /** The task of the models; null for every task. */
  task: ModelTask | null
}

/** Finds models by task, and by a part of their name or author in any capitals. */
export function findModels(models: readonly Model[], { search, task }: CatalogFilter): Model[] {
  const wanted = search.trim().toLowerCase()
  return models.filter(
    (model) =>
      (task === null || model.task === task) &&
      [model.name, model.author].some((text) => text.toLowerCase().includes(wanted)),
  )
}
