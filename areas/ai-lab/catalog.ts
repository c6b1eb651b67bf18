import type { Model, ModelTask } from './contract.ts'

export interface CatalogFilter {
  search: string
  /** Null stands for every task. */
  task: ModelTask | null
}

/** The models for a task whose name or author contains the search, in any case. */
export function findModels(models: readonly Model[], { search, task }: CatalogFilter): Model[] {
  const wanted = search.trim().toLowerCase()
  return models.filter(
    (model) =>
      (task === null || model.task === task) &&
      [model.name, model.author].some((text) => text.toLowerCase().includes(wanted)),
  )
}
