import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { FormSummary, type FormError } from '../../ui/FormSummary.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Form } from '../../ui/Form.tsx'
import { ShowcaseSection } from './ShowcaseSection.tsx'

const sampleErrors: readonly FormError[] = [
  { field: 'show-email', message: 'Correo electrónico inválido.' },
  { field: 'show-terms', message: 'Debes aceptar los términos.' },
]

export function Fields() {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const getFieldError = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <ShowcaseSection title="Forms">
      <Form noValidate className="grid max-w-lg gap-5" onSubmit={() => setErrors([...sampleErrors])}>
        <FormSummary errors={errors} />
        <TextField label="Nombre" autoComplete="given-name" />
        <TextField
          id="show-email"
          label="Correo electrónico"
          type="email"
          hint="Te mandaremos un mensaje para confirmarlo."
          error={getFieldError('show-email')}
        />
        <PasswordField label="Contraseña" hint="10 caracteres como mínimo." autoComplete="new-password" />
        <TextField label="Fecha de nacimiento" type="date" />
        <Select label="País" defaultValue="MX">
          <option value="MX">México</option>
          <option value="ES">España</option>
        </Select>
        <RadioGroup
          legend="Sexo"
          name="show-sex"
          inline
          options={[
            { value: 'MA', label: 'Masculino' },
            { value: 'FE', label: 'Femenino' },
          ]}
        />
        <TextArea label="Tu talento" optional placeholder="Crece con lo que escribes" />
        <Checkbox id="show-terms" label="Acepto los términos" error={getFieldError('show-terms')} />
        <Button type="submit">Enviar con errores</Button>
      </Form>
    </ShowcaseSection>
  )
}
