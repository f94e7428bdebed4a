import { type UseFormInput, useForm } from "@mantine/form";
import { useShallowEffect } from "@mantine/hooks";

/** A form over values that others change as well: a field that was not changed here follows them. */
export function useFormOver<Values extends object>(
  kept: Values,
  options: Omit<UseFormInput<Values>, "initialValues"> = {},
) {
  const form = useForm<Values>({ ...options, initialValues: kept });

  useShallowEffect(() => {
    const [before, typed] = [form.getInitialValues(), form.getValues()];
    form.setInitialValues(kept);
    for (const name of Object.keys(kept) as (keyof Values & string)[]) {
      if (typed[name] === before[name] && kept[name] !== before[name]) {
        form.setFieldValue(name, kept[name] as never);
      }
    }
  }, [kept]);

  return form;
}
