import { View } from '@tarojs/components'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'

/** Why a form was refused, when no field is concerned. */
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
