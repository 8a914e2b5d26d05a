import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from '../lib/translation.tsx'
import { IconButton } from './Button.tsx'
import { cn } from './cn.ts'
import { controlVariants, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** A password input with a button that shows the password. */
export function PasswordField({ label, hint, error, optional, className, id, ...rest }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, className, id }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className={cn(controlVariants, 'pr-12')}
          />
          <IconButton
            label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto text-quiet"
          >
            {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </IconButton>
        </div>
      )}
    </Field>
  )
}
