import {
  Fragment,
  lazy,
  useEffect,
  useRef,
  type ComponentType,
  type FragmentInstance,
  type ReactNode,
} from 'react'
import { fetchCode } from '../loading/fetch-code.ts'
import { tellAlive } from '../presses.ts'

/** Marks each element inside as alive, later ones included. */
const marks: ResizeObserver = {
  observe: (element) => element.setAttribute('data-alive', ''),
  unobserve() {},
  disconnect() {},
}

/** A part of the page that hydrates at once: from then on, its own elements have `data-alive`. */
export function Alive({ children }: { children: ReactNode }) {
  const part = useRef<FragmentInstance>(null)
  useEffect(() => {
    part.current?.observeUsing(marks)
    tellAlive()
  }, [])
  return <Fragment ref={part}>{children}</Fragment>
}

/** A component that is loaded when it is first shown. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await fetchCode(load)
    return {
      default: (props: Props) => (
        <Alive>
          <Part {...props} />
        </Alive>
      ),
    }
  })
}
