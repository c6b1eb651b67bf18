import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count, shortCount } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { findModels } from '../catalog.ts'
import { aiLab, type Model, type ModelTask } from '../contract.ts'
import { modelStatusWords, taskOptions, taskWords } from './words/model-words.ts'
import { useLabPlace } from './use-lab-place.ts'

const TryDialog = lazyPart(async () => (await import('./TryDialog.tsx')).TryDialog)

const ALL_TASKS = 'all'
const filterOptions = [{ value: ALL_TASKS, label: 'All tasks' }, ...taskOptions]

/** A list of all models, with a search by name and author and a filter by task. */
export function ModelCatalog() {
  const models = useRead(aiLab.listModels, {})
  const [search, setSearch] = useState('')
  const [task, setTask] = useState<ModelTask | null>(null)
  const { item, open } = useLabPlace()
  const trying = models.find(({ id }) => id === item) ?? null
  // The dialog keeps its model until it has closed, a moment after the address has changed.
  const [tried, setTried] = useState(trying)
  if (trying && trying !== tried) setTried(trying)
  const found = findModels(models, { search, task })

  return (
    <>
      <div className="ai-lab-filters">
        <SearchBox label="Search models" value={search} onChange={setSearch} />
        <Select
          aria-label="Task"
          options={filterOptions}
          value={task ?? ALL_TASKS}
          onChange={(value) => setTask(value === ALL_TASKS ? null : (value as ModelTask))}
        />
      </div>
      <p className="visually-hidden" role="status">
        {count(found.length, 'model')}
      </p>
      {found.length > 0 ? (
        <div className="ai-lab-acts">
          <Table
            label="Models"
            columns={columnsWith(({ id }) => open('models', 'models', id))}
            rows={found}
            keyOf={({ id }) => id}
          />
        </div>
      ) : (
        <Empty quiet>No models match. Try a shorter search, or all tasks.</Empty>
      )}
      {tried && (
        <Suspense fallback={null}>
          <TryDialog
            key={tried.id}
            model={tried}
            open={trying !== null}
            onClose={() => open('models')}
          />
        </Suspense>
      )}
    </>
  )
}

function columnsWith(onTry: (model: Model) => void): Column<Model>[] {
  return [
    {
      name: 'Model',
      cell: ({ name, author }) => (
        <>
          {name}
          <span className="meta">{author}</span>
        </>
      ),
    },
    { name: 'Task', cell: ({ task }) => taskWords[task] },
    { name: 'Downloads', isNumber: true, cell: ({ downloads }) => shortCount(downloads) },
    { name: 'Likes', isNumber: true, cell: ({ likes }) => shortCount(likes) },
    {
      name: 'Status',
      cell: ({ status }) => (
        <Badge tone={status === 'ready' ? 'success' : 'line'}>{modelStatusWords[status]}</Badge>
      ),
    },
    {
      name: 'Try',
      cell: (model) => (
        <Button size="s" aria-label={`Try ${model.name}`} onClick={() => onTry(model)}>
          Try
        </Button>
      ),
    },
  ]
}
