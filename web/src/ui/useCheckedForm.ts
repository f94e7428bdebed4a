import { type UseFormInput, type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";

type Fields = Record<string, unknown>;

/**
 * Mantine's `useForm` that shows no error before the first attempt to submit, and from then on checks the whole form at
 * every change: a password that is corrected also corrects its confirmation.
 */
export function useCheckedForm<Values extends Fields>(
  input: UseFormInput<Values>,
): UseFormReturnType<Values> {
  const [attempted, setAttempted] = useState(false);
  const form: UseFormReturnType<Values> = useForm<Values>({
    ...input,
    onValuesChange: (values, previous) => {
      if (attempted) form.validate();
      input.onValuesChange?.(values, previous);
    },
  });
  return {
    ...form,
    onSubmit: (handleSubmit, handleErrors) => {
      const submit = form.onSubmit(handleSubmit, handleErrors);
      return (event) => {
        setAttempted(true);
        submit(event);
      };
    },
    reset: () => {
      setAttempted(false);
      form.reset();
    },
  };
}
