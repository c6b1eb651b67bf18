import { useId, type ReactNode } from 'react'
import { TabList, type TabListProps } from './TabList.tsx'
import { useChosenInView } from './use-chosen-in-view.ts'

interface TabsProps<Value extends string> extends TabListProps<Value> {
  /** The content of the chosen tab, which is below the tabs. */
  children: ReactNode
  className?: string
}

/**
 * Several contents in one place, of which one is shown. Arrow keys, Home and End choose another
 * one.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { children, className = '', ...list } = props
  const id = useId()
  const around = useChosenInView<HTMLDivElement>(props.value)
  return (
    <div className={`tabbed ${className}`.trimEnd()} ref={around}>
      <TabList {...list} id={id} panelId={`${id}-panel`} />
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${props.value}`}
      >
        {children}
      </div>
    </div>
  )
}
