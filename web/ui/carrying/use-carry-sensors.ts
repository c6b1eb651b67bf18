import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** The time after which a resting finger moves the item instead of the page. */
const TOUCH_DELAY_MS = 200
const TOUCH_TOLERANCE_PX = 8
/** The least movement of a carried item; a press that moves less is a click. */
const MOUSE_DISTANCE_PX = 4

/**
 * Options of the sensors, which are constants because new objects would render all rows of a list
 * again.
 */
const mouse = { activationConstraint: { distance: MOUSE_DISTANCE_PX } }
const touch = { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX } }
const keyboard = {
  coordinateGetter: sortableKeyboardCoordinates,
  // Scrolling is not smooth, because the next key press would be lost during it.
  scrollBehavior: 'auto' as const,
}

/** Sensors for mouse, touch and keyboard that move items of a list. */
export function useCarrySensors() {
  return useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  )
}

/** Sensors for mouse and touch only, for parts where keys have another function. */
export function useCarryByPointer() {
  return useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
}
