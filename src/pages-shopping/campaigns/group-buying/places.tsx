import { View } from '@tarojs/components'
import type { GrouponOpen } from '@contract/routes/groupon'
import { Icon } from '@/components/icon'
import { cx, hiddenProps } from '@/components/web-props'
import styles from '../campaigns.module.scss'

type Place = 'paid' | 'held' | 'free'

/** One entry for every place of a group: those paid for, those that wait for a payment, and the free ones. */
export function placesOf({
  grouponNum,
  havNum,
  leftNum,
}: Pick<GrouponOpen, 'grouponNum' | 'havNum' | 'leftNum'>): Place[] {
  // a group that has ended may have released more places than those without a member
  const free = Math.min(leftNum, grouponNum - havNum)
  return Array.from({ length: grouponNum }, (_unused, index) =>
    index < havNum ? 'paid' : index < grouponNum - free ? 'held' : 'free',
  )
}

/** A place as a circle: the letter of its member, who may be unnamed, a payment to come, or free and empty. */
export function Seat({ place, name }: { place: Place; name?: string | undefined }) {
  const [letter] = [...(name ?? '')]
  return (
    <View className={cx(styles.seat, place !== 'paid' && styles[place])}>
      {letter ??
        (place !== 'free' && <Icon name={place === 'held' ? 'hourglass-medium' : 'user'} size={16} />)}
    </View>
  )
}

/** All places of a group in one row; the text below says how many are free. */
export const PlaceRow = ({ group }: { group: GrouponOpen }) => (
  <View className={styles.seats} {...hiddenProps()}>
    {placesOf(group).map((place, index) => (
      <Seat key={index} place={place} name={index === 0 ? group.nickName : undefined} />
    ))}
  </View>
)
