import './Tabs.css'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** An icon in place of the label, which is then the accessible name and is shown on hover. */
  icon?: ReactNode
  /** Content after the label, such as a count or a dot. */
  mark?: ReactNode
}

export interface TabListProps<Value extends string> {
  /** The subject of the list, such as "Saved". */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** True if the tabs fill the width with equal shares. */
  wide?: boolean
  /** True if the tabs are below each other, next to their content. */
  vertical?: boolean
}

interface LoneTabListProps<Value extends string> extends TabListProps<Value> {
  /** The beginning of the tabs' ids. */
  id: string
  /** The id of the element that shows the content of the chosen tab. */
  panelId: string
}

/** A list of tabs without their content, which is elsewhere on the page. */
export function TabList<Value extends string>(props: LoneTabListProps<Value>) {
  const { id, panelId, label, tabs, value, onChange, wide, vertical } = props
  const list = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = {
      [vertical ? 'ArrowDown' : 'ArrowRight']: (at + 1) % tabs.length,
      [vertical ? 'ArrowUp' : 'ArrowLeft']: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChange(tabs[next]!.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div
      className={wide ? 'tabs tabs-wide' : 'tabs'}
      role="tablist"
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : undefined}
      tabIndex={-1}
      ref={list}
      onKeyDown={handleKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          className="tab"
          data-value={tab.value}
          title={tab.icon ? tab.label : undefined}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.icon}
          {tab.icon ? <span className="visually-hidden">{tab.label}</span> : tab.label}
          {tab.mark}
        </button>
      ))}
    </div>
  )
}
