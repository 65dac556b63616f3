import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { Field } from '@/components/field'
import { Stepper } from '@/components/stepper'
import { Switch } from '@/components/switch'
import { Tabs } from '@/components/tabs'
import { ensureTexts, translate } from '@/i18n/engine'
import type { TextKey } from '@/i18n/text-keys'

const text = (key: TextKey<'common'>) => translate('common', key)

beforeAll(() => ensureTexts('common'))

describe('Button', () => {
  test('is pressed by click, Enter and Space', () => {
    const onClick = jest.fn()
    render(<Button onClick={onClick}>Pay</Button>)
    const button = screen.getByRole('button', { name: 'Pay' })
    expect(button.tabIndex).toBe(0)
    fireEvent.click(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.keyDown(button, { key: 'a' })
    expect(onClick).toHaveBeenCalledTimes(3)
  })

  test('ignores presses and is announced as busy while busy', () => {
    const onClick = jest.fn()
    render(
      <Button busy onClick={onClick}>
        Pay
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    fireEvent.click(button)
    fireEvent.keyDown(button, { key: 'Enter' })
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  test('disabled: not pressed, not in the tab order, still named', () => {
    const onClick = jest.fn()
    render(
      <Button disabled onClick={onClick}>
        Pay
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Pay' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button.tabIndex).toBe(-1)
  })

  test('a press inside a pressable element does not press the outer element', () => {
    const outside = jest.fn()
    render(
      <div onClick={outside}>
        <Button>Add</Button>
      </div>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(outside).not.toHaveBeenCalled()
  })
})

describe('Field', () => {
  function Form({
    error,
    hint,
    type,
    multiline,
  }: {
    error?: string
    hint?: string
    type?: 'password' | 'digits'
    multiline?: boolean
  }) {
    const [value, setValue] = useState('12')
    return (
      <>
        <Field
          label="Code"
          name="code"
          value={value}
          onChange={setValue}
          error={error}
          hint={hint}
          type={type}
          multiline={multiline}
        />
        <output>{value}</output>
      </>
    )
  }

  test('the label names the real input', () => {
    render(<Form />)
    const input = screen.getByLabelText('Code')
    expect(input.tagName).toBe('INPUT')
    fireEvent.input(input, { target: { value: '4821' } })
    expect(screen.getByText('4821')).toBeInTheDocument()
  })

  test('error and hint describe the input, and the error marks it invalid', () => {
    render(<Form error="One digit is missing" hint="We sent it to your phone" />)
    const input = screen.getByLabelText('Code')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input).toHaveAccessibleDescription('We sent it to your phone One digit is missing')
    expect(screen.getByRole('alert')).toHaveTextContent('One digit is missing')
  })

  test('without an error nothing is marked invalid', () => {
    render(<Form />)
    expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-describedby')
  })

  test('digits open a numeric keyboard without losing leading zeros', () => {
    render(<Form type="digits" />)
    expect(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'text')
  })

  test('a password can be shown and hidden', () => {
    render(<Form type="password" />)
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'password')
    fireEvent.click(screen.getByRole('button', { name: text('field.showPassword') }))
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'text')
    fireEvent.click(screen.getByRole('button', { name: text('field.hidePassword') }))
    expect(screen.getByLabelText('Code')).toHaveAttribute('type', 'password')
  })

  test('several lines use a textarea with the same name and description', () => {
    render(<Form multiline error="Too long" />)
    const area = screen.getByLabelText('Code')
    expect(area.tagName).toBe('TEXTAREA')
    expect(area).toHaveAccessibleDescription('Too long')
    fireEvent.change(area, { target: { value: 'a note' } })
    expect(screen.getByRole('status')).toHaveTextContent('a note')
  })
})

describe('Stepper', () => {
  function Counter({ max }: { max: number }) {
    const [value, setValue] = useState(1)
    return (
      <>
        <Stepper value={value} max={max} onChange={setValue} />
        <output>{value}</output>
      </>
    )
  }

  test('stays between its bounds', () => {
    render(<Counter max={2} />)
    const less = screen.getByRole('button', { name: text('stepper.less') })
    const more = screen.getByRole('button', { name: text('stepper.more') })
    expect(less).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(less)
    expect(screen.getByRole('status')).toHaveTextContent('1')
    fireEvent.click(more)
    fireEvent.click(more)
    expect(screen.getByRole('status')).toHaveTextContent('2')
    expect(more).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(less)
    expect(screen.getByRole('status')).toHaveTextContent('1')
  })
})

describe('Switch and Checkbox', () => {
  test('announce their state and report its opposite', () => {
    const onSwitch = jest.fn()
    const onCheck = jest.fn()
    render(
      <>
        <Switch label="Use points" checked onChange={onSwitch} />
        <Checkbox checked={false} onChange={onCheck} error="Please agree first">
          I agree
        </Checkbox>
      </>,
    )
    expect(screen.getByRole('switch', { name: 'Use points' })).toHaveAttribute('aria-checked', 'true')
    fireEvent.click(screen.getByRole('switch', { name: 'Use points' }))
    expect(onSwitch).toHaveBeenCalledWith(false)
    const box = screen.getByRole('checkbox', { name: 'I agree' })
    expect(box).toHaveAccessibleDescription('Please agree first')
    fireEvent.keyDown(box, { key: ' ' })
    expect(onCheck).toHaveBeenCalledWith(true)
  })
})

describe('Tabs', () => {
  function List() {
    const [active, setActive] = useState('all')
    return (
      <Tabs
        items={[
          { key: 'all', label: 'All' },
          { key: 'unpaid', label: 'Unpaid', count: 2 },
          { key: 'done', label: 'Done' },
        ]}
        active={active}
        onChange={setActive}
      />
    )
  }

  test('arrow keys wrap around and move the focus', () => {
    render(<List />)
    const tab = (name: RegExp) => screen.getByRole('tab', { name })
    tab(/All/).focus()
    fireEvent.keyDown(tab(/All/), { key: 'ArrowRight' })
    expect(tab(/Unpaid/)).toHaveAttribute('aria-selected', 'true')
    expect(tab(/Unpaid/)).toHaveFocus()
    expect(tab(/All/).tabIndex).toBe(-1)
    fireEvent.keyDown(tab(/Unpaid/), { key: 'End' })
    fireEvent.keyDown(tab(/Done/), { key: 'ArrowRight' })
    expect(tab(/All/)).toHaveFocus()
  })

  test('the count is part of the name', () => {
    render(<List />)
    expect(screen.getByRole('tab', { name: /Unpaid.*2/ })).toBeInTheDocument()
  })
})
