import { usePage } from '#web/place/page.tsx'
import { pageWith } from '#areas/portal/web/lends/pages.ts'
import { orders, shows, type Order, type Show } from '../../contracts/source-health.ts'

/** The state of the list, which is stored in the address of the page. */
export function useSourceView() {
  const { page, params, goTo } = usePage()
  const show = oneOf(shows, params.get('show'))
  const order = oneOf(orders, params.get('order'))
  const isTurned = params.has('turned')
  const change = (changes: Record<string, string | null>) =>
    goTo(pageWith(page, params, changes), { replace: true })
  const openId = params.get('source')

  return {
    show,
    order,
    isTurned,
    openId,
    setShow: (next: Show) => change({ show: next === 'all' ? null : next }),
    /** Choosing the current order again reverses it. */
    setOrder: (next: Order) =>
      change({
        order: next === 'name' ? null : next,
        turned: next === order && !isTurned ? 'yes' : null,
      }),
    toggle: (id: string) => change({ source: openId === id ? null : id }),
  }
}

function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | null,
): Value {
  return values.find((value) => value === text) ?? values[0]
}
