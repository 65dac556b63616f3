import { limits } from '@contract/constants/limits'
import {
  packagePicked,
  packageUnpicked,
  selectPickedPackages,
  trayEmptied,
} from '@/features/compare/compare-tray.slice'
import { positionForgotten, positionGiven, selectPosition } from '@/features/position/position.slice'
import { signedOut } from '@/features/session/session.slice'
import { makeStore } from '@/store/store'
import { pickedPackage } from '../support/picked-package'

const pick = (id: string) => packagePicked(pickedPackage(id))
const ids = (store: ReturnType<typeof makeStore>) =>
  selectPickedPackages(store.getState()).map(({ id }) => id)

test('packages are added until the list is full, and removed', () => {
  const store = makeStore()
  for (let n = 0; n <= limits.compareMax; n += 1) store.dispatch(pick(`p${n}`))
  expect(ids(store)).toEqual(['p0', 'p1', 'p2', 'p3'])
  store.dispatch(packageUnpicked('p1'))
  expect(ids(store)).toEqual(['p0', 'p2', 'p3'])
  store.dispatch(trayEmptied())
  expect(ids(store)).toEqual([])
})

test('signing out clears the comparison and the position', () => {
  const store = makeStore()
  store.dispatch(pick('p1'))
  store.dispatch(positionGiven({ latitude: 22.3, longitude: 114.2 }))
  expect(selectPosition(store.getState())).toEqual({ latitude: 22.3, longitude: 114.2 })
  store.dispatch(signedOut())
  expect({ picked: ids(store), position: selectPosition(store.getState()) }).toEqual({
    picked: [],
    position: null,
  })
  store.dispatch(positionGiven({ latitude: 22.3, longitude: 114.2 }))
  store.dispatch(positionForgotten())
  expect(selectPosition(store.getState())).toBeNull()
})
