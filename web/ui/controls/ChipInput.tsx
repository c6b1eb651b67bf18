import './ChipInput.css'
import { useId, useState, type KeyboardEvent } from 'react'
import { useFieldWires } from './Field.tsx'
import { X } from '../icons.ts'

interface ChipInputProps {
  /** The noun for a chip, such as "source", in the names of the buttons that remove one. */
  item: string
  values: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
  /** Words that the browser suggests while the reader types. */
  suggestions?: readonly string[]
}

/**
 * A field for a list of words. Enter adds the typed word, unless it is blank or in the list
 * already.
 */
export function ChipInput({ item, values, onChange, placeholder, suggestions }: ChipInputProps) {
  const [text, setText] = useState('')
  const wires = useFieldWires()
  const listId = useId()

  function handleKey(event: KeyboardEvent) {
    // An Enter that ends the composition of a character (IME) does not add a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && text === '') onChange(values.slice(0, -1))
    if (event.key !== 'Enter') return
    event.preventDefault()
    const word = text.trim()
    if (word && !values.includes(word)) onChange([...values, word])
    setText('')
  }

  return (
    <div className="word-chip-input">
      {values.map((value) => (
        <span key={value} className="word-chip">
          <span dir="auto">{value}</span>
          <button
            type="button"
            aria-label={`Remove ${item} ${value}`}
            onClick={() => onChange(values.filter((each) => each !== value))}
          >
            <X />
          </button>
        </span>
      ))}
      <input
        type="text"
        {...wires}
        list={suggestions && listId}
        value={text}
        placeholder={placeholder}
        dir="auto"
        enterKeyHint="enter"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </div>
  )
}
