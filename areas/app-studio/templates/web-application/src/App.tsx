import { useState, type FormEvent } from 'react'
import {
  MOST_CHARACTERS,
  progressOf,
  shownIn,
  withDone,
  withItem,
  without,
  type Filter,
} from './items.ts'
import { useItems } from './use-items.ts'
import './style.css'

const filters: [Filter, string][] = [
  ['all', 'All'],
  ['open', 'Open'],
  ['done', 'Done'],
]

export function App() {
  const { items, isShared, save } = useItems()
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  if (items === null) return <main aria-busy="true" />

  function handleAdd(event: FormEvent) {
    event.preventDefault()
    save(withItem(items!, text, crypto.randomUUID?.() ?? String(Date.now())))
    setText('')
  }

  const shown = shownIn(items, filter)
  return (
    <main>
      <header>
        <h1>Summer fair</h1>
        <p role="status">{progressOf(items)}</p>
        <progress
          max={Math.max(1, items.length)}
          value={items.filter(({ isDone }) => isDone).length}
          aria-label="Done"
        />
      </header>

      <form onSubmit={handleAdd}>
        <label htmlFor="text">New item</label>
        <div className="row">
          <input
            id="text"
            value={text}
            maxLength={MOST_CHARACTERS}
            placeholder="What is needed?"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="primary">
            Add
          </button>
        </div>
      </form>

      <div className="filters" role="group" aria-label="Show">
        {filters.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={filter === value}
            onClick={() => setFilter(value)}
          >
            {label}
          </button>
        ))}
      </div>

      {shown.length === 0 ? (
        <p className="empty">Nothing here.</p>
      ) : (
        <ul>
          {shown.map(({ id, text, isDone }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={isDone}
                  onChange={(event) => save(withDone(items, id, event.target.checked))}
                />
                <span>{text}</span>
              </label>
              <button
                type="button"
                aria-label={`Remove ${text}`}
                onClick={() => save(without(items, id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <footer>{isShared ? 'Kept on the server for everybody.' : 'Kept in this browser.'}</footer>
    </main>
  )
}
