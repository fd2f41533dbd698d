import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import type { FieldError } from '#contract/envelope.ts';
import type { FormValues } from '#machines/checkFields.ts';
import type { Failure } from '#machines/failure.ts';
import { Form } from '#src/ui/Form.tsx';
import { FailureLine } from './FailureLine.tsx';
import { fieldText } from './fieldText.ts';

type FormSnapshot = Snapshot<unknown> & { context: { fields: readonly FieldError[]; failure: Failure | null } };
type FormChanged = { type: 'form.changed' } & FormValues;

export interface FlowFormProps<Values extends FormValues['values']> {
  /** The flow that the form belongs to: what is wrong, and why the last try failed, stands in it. */
  flow: Pick<ActorRef<FormSnapshot, FormChanged>, 'getSnapshot' | 'subscribe' | 'send'>;
  /** What is entered, by field. */
  valuesOf: (read: (name: string) => string) => Values;
  onSubmit: (values: Values) => void;
  /** The fields, which are told what is wrong with each. */
  children: (errorOf: (name: string) => string | undefined) => ReactNode;
  buttons: ReactNode;
}

/** The form of a flow: its fields with what is wrong with them, why the last try failed, and its buttons. */
export const FlowForm = <Values extends FormValues['values']>({
  flow,
  valuesOf,
  onSubmit,
  children,
  buttons,
}: FlowFormProps<Values>) => {
  const fields = useSelector(flow, (snapshot) => snapshot.context.fields);
  const failure = useSelector(flow, (snapshot) => snapshot.context.failure);
  return (
    <Form
      errors={fields}
      onChange={(read) => {
        flow.send({ type: 'form.changed', values: valuesOf(read) });
      }}
      onSubmit={(read) => {
        onSubmit(valuesOf(read));
      }}
    >
      {children((name) => fieldText(fields, name))}
      <FailureLine failure={failure} />
      {buttons}
    </Form>
  );
};
