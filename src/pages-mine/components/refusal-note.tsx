import { View } from '@tarojs/components'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'

/** Why a form was not taken, where that belongs to none of its fields. */
export function RefusalNote({ text }: { text: string | null }) {
  return (
    <View {...webProps({ role: 'alert' })}>
      {text && (
        <NextStrip kind="danger" icon="warning-circle">
          {text}
        </NextStrip>
      )}
    </View>
  )
}
