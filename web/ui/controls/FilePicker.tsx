import './FilePicker.css'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { FileUp } from '../icons.ts'

interface FilePickerProps {
  /** The class of the element; `drop-zone` looks like a field to drop files on. */
  className: string
  /** The action, such as "Upload files". */
  label: string
  /** The name of the field, such as "Files". */
  fieldLabel: string
  /** The file types that the browser's dialog offers, as name endings and media types. */
  accept: string
  multiple?: boolean
  /** The words on the button. */
  action: string
  disabled?: boolean
  /** The id of the element that explains the button. */
  describedBy: string | undefined
  /**
   * True if the button takes the focus when it is shown, because the reader came to pick a file.
   */
  takesFocus?: boolean
  onPick: (files: File[]) => void
  /** Content after the button. */
  children: ReactNode
}

/** A control for files that are chosen in a dialog, or dropped on it. */
export function FilePicker(props: FilePickerProps) {
  const { className, label, fieldLabel, accept, multiple, action, disabled, describedBy } = props
  const { takesFocus = false, onPick, children } = props
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  function take(list: FileList | null) {
    const files = [...(list ?? [])]
    // The input is emptied, so that the same file can be chosen again, for example after it was
    // corrected.
    if (input.current) input.current.value = ''
    if (files.length > 0) onPick(files)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div
      className={className}
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={fieldLabel}
        onChange={(event) => take(event.target.files)}
      />
      <Button
        ref={button}
        icon={<FileUp />}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
      {children}
    </div>
  )
}
