import { View } from '@tarojs/components'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'

const panels = [4, 3, 2]

/** Skeleton of the form: labels and boxes. */
export function ConfirmSkeleton() {
  return (
    <>
      {panels.map((fields) => (
        <Card key={fields}>
          {Array.from({ length: fields }, (_, i) => (
            <View key={i}>
              <Skeleton width={25} />
              <Skeleton shape="block" />
            </View>
          ))}
        </Card>
      ))}
    </>
  )
}
